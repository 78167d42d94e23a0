/** One of several answers that are all shown. */
export interface FieldOption<Id extends string = string> {
  readonly id: Id
  readonly label: string
  /** A second line: what choosing it means. */
  readonly description?: string
  /** This answer is not possible now: one sentence that says why. It stays focusable. */
  readonly disabledReason?: string | undefined
}
