/** What a name in a list needs. */
interface ListedName {
  /** Given and family name, else what stands for them. */
  readonly name: string
  readonly givenName: string | null
  readonly familyName: string | null
}

/** A name as a list that is sorted by family names shows it: "Okafor, Amina"; without both names it is the name itself. */
export const sortedName = ({ name, givenName, familyName }: ListedName): string =>
  givenName && familyName ? `${familyName}, ${givenName}` : name
