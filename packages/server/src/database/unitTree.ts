/** Who changes the tree: whoever locks it waits for the others, and the others for them. */
export const lockTree = `select pg_advisory_xact_lock(hashtextextended('unit tree', 0))`

/** Who changes who is in units: the tree stays as it is meanwhile. Taken before any row, as whoever changes the tree does. */
export const holdTree = `select pg_advisory_xact_lock_shared(hashtextextended('unit tree', 0))`
