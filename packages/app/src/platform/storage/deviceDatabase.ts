/** Rows that outlive the page, each found by its key. No method rejects: what the browser refuses lasts as long as the page. */
export interface DeviceTable<Row> {
  readonly put: (row: Row) => Promise<void>
  readonly remove: (key: string) => Promise<void>
  readonly all: () => Promise<readonly Row[]>
}

/** The databases of the application in IndexedDB, each with one table. */
export type DeviceDatabaseName = 'somo.journal' | 'somo.surveys' | 'somo.tasks'

const tableName = 'rows'

/** Opens a table in IndexedDB with the first use. `keyOf` is the key of a row. */
export function createDeviceTable<Row>(name: DeviceDatabaseName, keyOf: (row: Row) => string): DeviceTable<Row> {
  const refused = new Map<string, Row>()
  let database: Promise<IDBDatabase> | null = null
  const run = async <Answer>(mode: IDBTransactionMode, ask: (table: IDBObjectStore) => IDBRequest<Answer>) => {
    database ??= openDatabase(name)
    const opened = await database
    return new Promise<Answer>((resolve, reject) => {
      const transaction = opened.transaction(tableName, mode)
      const request = ask(transaction.objectStore(tableName))
      transaction.oncomplete = () => resolve(request.result)
      // At once: a transaction that waits for this page to commit it ends with the page.
      transaction.commit()
      transaction.onabort = () => reject(transaction.error ?? new Error('The transaction was aborted.'))
    })
  }
  return {
    put: async (row) => {
      try {
        await run('readwrite', (table) => table.put(row, keyOf(row)))
        refused.delete(keyOf(row))
      } catch {
        // Blocked, full, or none at all: the page itself keeps it.
        refused.set(keyOf(row), row)
      }
    },
    remove: async (key) => {
      refused.delete(key)
      await run('readwrite', (table) => table.delete(key)).catch(() => undefined)
    },
    all: async () => {
      // The table has only rows that `put` wrote.
      const stored = await run('readonly', (table) => table.getAll() as IDBRequest<Row[]>).catch((): Row[] => [])
      return [...stored.filter((row) => !refused.has(keyOf(row))), ...refused.values()]
    },
  }
}

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(tableName)
    request.onsuccess = () => {
      // Another version of the application, or a person who clears their data, must not wait for this page.
      request.result.onversionchange = () => request.result.close()
      resolve(request.result)
    }
    request.onerror = () => reject(request.error ?? new Error('IndexedDB could not be opened.'))
    request.onblocked = () => reject(new Error('IndexedDB is blocked.'))
  })
}
