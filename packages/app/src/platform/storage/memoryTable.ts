import type { DeviceTable } from './deviceDatabase.ts'

/** A table that is gone with the page. `keyOf` is the key of a row. */
export function createMemoryTable<Row>(keyOf: (row: Row) => string): DeviceTable<Row> {
  const rows = new Map<string, Row>()
  return {
    put: async (row) => void rows.set(keyOf(row), row),
    remove: async (key) => void rows.delete(key),
    all: async () => [...rows.values()],
  }
}
