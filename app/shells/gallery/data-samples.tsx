import { Badge } from "#app/ui/badge.tsx";
import { Section } from "#app/ui/page.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { SummaryList } from "#app/ui/summary-list.tsx";
import { Table, Td, Th } from "#app/ui/table.tsx";
import { TabsNav } from "#app/ui/tabs-nav.tsx";
import { Sample, Samples } from "./sample.tsx";

const ROWS = [
  { number: "PM-26-000123", status: "Paid", tone: "success", total: "₱12,500.00" },
  { number: "PM-26-000124", status: "Unpaid", tone: "warning", total: "₱900.00" },
] as const;

export function DataSamples() {
  return (
    <Samples title="Data">
      <TabsNav
        items={[
          { to: "#content", label: "All Products", current: true },
          { to: "#content", label: "Weight Loss", current: false },
        ]}
        label="Categories"
      />
      {(["dense", "roomy"] as const).map((density) => (
        <Table caption={`Orders, ${density}`} density={density} key={density}>
          <thead>
            <tr>
              <Th>Order</Th>
              <Th>Status</Th>
              <Th numeric>Total</Th>
            </tr>
          </thead>
          <tbody>
            {ROWS.map(({ number, status, tone, total }) => (
              <tr key={number}>
                <Td>{number}</Td>
                <Td>
                  <Badge look="plain" tone={tone}>
                    {status}
                  </Badge>
                </Td>
                <Td numeric>{total}</Td>
              </tr>
            ))}
          </tbody>
        </Table>
      ))}
      <Pager
        after="Older orders"
        before="Newer orders"
        hasMore
        hrefOf={() => "#content"}
        label="Pages of orders"
        page={2}
      />
      <SummaryList
        rows={[
          { label: "Subtotal", amount: "₱11,250" },
          { label: "Shipping", amount: "Free", note: "Within the Philippines" },
          { label: "Total", amount: "₱11,250", total: true },
        ]}
      />
      <Sample name="picture, in its frame before and after it has come">
        <Picture
          alt="The mark of the shop"
          className="aspect-square w-32 rounded-card bg-sea-soft"
          height={32}
          sizes="8rem"
          sources={[]}
          src="/favicon.svg"
          width={32}
        />
      </Sample>
      <Section lead="A part of one task." spacing="snug" title="A snug section">
        <p>With what belongs to it.</p>
      </Section>
    </Samples>
  );
}
