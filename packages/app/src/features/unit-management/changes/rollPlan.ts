/** What becomes of one class. */
export interface RollPlan {
  readonly uuid: string
  /** What it is called now. */
  readonly unit: string
  readonly name: string
  readonly key: string
  readonly isFinished: boolean
}

/** The first number in a text, one higher: "10a" becomes "11a". A text without one stays. */
const oneUp = (text: string): string =>
  text.replace(/\d+/, (digits) => String(Number(digits) + 1).padStart(digits.length, '0'))

/** What a class is likely called next year; whoever rolls forward changes what is otherwise. */
export const nextNames = ({
  uuid,
  name,
  key,
}: {
  readonly uuid: string
  readonly name: string
  readonly key: string
}): RollPlan => ({
  uuid,
  unit: name,
  name: oneUp(name),
  key: oneUp(key),
  isFinished: false,
})
