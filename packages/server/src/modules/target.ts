/** Which thing is changed, and the revision it was read with. */
export interface Target {
  readonly uuid: string
  readonly revision: number
}
