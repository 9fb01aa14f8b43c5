/** What was merely asked for did not come: nothing was sent that could have been lost. */
export class ReadFailed extends Error {}
