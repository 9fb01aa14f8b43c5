/**
 * What happens in the shop, by name, and what each event carries. The module that emits an event
 * declares it beside its jobs, so `emit` checks name and payload.
 */
// oxlint-disable-next-line typescript/no-empty-interface typescript/no-empty-object-type
export interface ShopEvents {}

/** Tasks that code enqueues by name, and their payloads; declared by the module that has them. */
// oxlint-disable-next-line typescript/no-empty-interface typescript/no-empty-object-type
export interface ShopTasks {}
