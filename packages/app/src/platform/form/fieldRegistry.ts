import type { PlacedError } from './validation/resolver.ts'

/** One field of a form as the summary names it. */
export interface FieldEntry {
  /** The id of its control element. */
  readonly id: string
  readonly label: string
  /** What to do while nothing is entered: "Enter a family name." */
  readonly missing?: string
}

/** The fields a form has drawn, by path. An entry stays when its field is put away, because its error may still count. */
export interface FieldRegistry {
  readonly note: (path: string, entry: FieldEntry) => void
  readonly entry: (path: string) => FieldEntry | undefined
  readonly paths: () => ReadonlySet<string>
  /** Errors as a person meets their fields from top to bottom; those of the whole form come first. */
  readonly inOrder: (errors: readonly PlacedError[]) => readonly PlacedError[]
}

const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** @param find the element with an id, or null while it is not drawn */
export function createFieldRegistry(
  find: (id: string) => Element | null = (id) => document.getElementById(id),
): FieldRegistry {
  const entries = new Map<string, FieldEntry>()
  const elementOf = (path: string): Element | null => {
    const id = entries.get(path)?.id
    return id === undefined ? null : find(id)
  }
  const compare = (one: PlacedError, other: PlacedError): number => {
    if (!entries.has(one.path) || !entries.has(other.path))
      return Number(entries.has(one.path)) - Number(entries.has(other.path))
    const [first, second] = [elementOf(one.path), elementOf(other.path)]
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return isBefore(first, second) ? -1 : 1
  }
  return {
    note: (path, entry) => void entries.set(path, entry),
    entry: (path) => entries.get(path),
    paths: () => new Set(entries.keys()),
    inOrder: (errors) => errors.toSorted(compare),
  }
}
