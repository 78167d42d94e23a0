/** A heading with facts below it, as they stand on the page and in the report alike. */
export interface FactGroup {
  readonly id: string
  readonly title: string
  readonly facts: readonly Fact[]
}

export interface Fact {
  readonly id: string
  readonly label: string
  readonly value: string
  /** Why it is so: who gave the value. */
  readonly note?: string
  /** There is no value: it could not be read. @default false */
  readonly isMissing?: boolean
}

/** The support report: plain text that a person reads, a heading a group and a line a fact. */
export function writeReport(title: string, groups: readonly FactGroup[]): string {
  const parts = groups
    .filter(({ facts }) => facts.length > 0)
    .map((group) => [group.title, ...group.facts.map(lineOf)].join('\n'))
  return [title, ...parts].join('\n\n').replaceAll(tokenLike, '…')
}

const lineOf = ({ label, value, note }: Fact): string => `  ${label}: ${value}${note === undefined ? '' : ` (${note})`}`

/** Nothing above puts a token here; should one ever come along, it does not leave the page (three parts, JSON first). */
const tokenLike = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g
