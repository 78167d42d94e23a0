/** A leaf of a theme contract: the names that lead to it, and the property that holds its value (`var(--…)`). */
interface ContractLeaf {
  readonly path: readonly string[]
  readonly reference: string
}

/** Every leaf of a contract, in its order. */
export const contractLeaves = (contract: object, before: readonly string[] = []): readonly ContractLeaf[] =>
  Object.entries(contract).flatMap(([name, value]: readonly [string, unknown]) => {
    const path = [...before, name]
    return typeof value === 'object' && value !== null
      ? contractLeaves(value, path)
      : [{ path, reference: String(value) }]
  })
