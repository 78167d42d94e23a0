import { createRequire } from 'node:module'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

export type { NodePgDatabase }

/** What runs a statement: the pool, or one transaction. */
export type Runner = Pick<NodePgDatabase, 'execute'>

/**
 * The one door to drizzle. Its CommonJS files are loaded on purpose: for each of its 140 modules Node's ESM loader
 * reads drizzle's package.json of 179 kB anew, which costs 0.3 s and 230 MB of memory at every start (measured).
 */
const require = createRequire(import.meta.url)
// The package declares the same types for both kinds of files; require itself knows none.
const driver = require('drizzle-orm/node-postgres') as typeof import('drizzle-orm/node-postgres')
const core = require('drizzle-orm/pg-core') as typeof import('drizzle-orm/pg-core')
const expressions = require('drizzle-orm') as typeof import('drizzle-orm')

export const { drizzle } = driver
export const {
  bigint,
  boolean,
  check,
  customType,
  getTableConfig,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} = core
export const { and, asc, desc, eq, getTableColumns, lt, sql } = expressions
