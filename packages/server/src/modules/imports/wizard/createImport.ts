import { createHash } from 'node:crypto'
import type { ImportKind } from '@somo/graphql/schema'
import { plainFileName } from '@somo/ui/locale/fileName'
import type { PoolClient } from 'pg'
import type { ImportDeps } from '../importDeps.ts'
import type { CallContext } from '../../../access/callContext.ts'
import { createUuid } from '../../../database/uuid.ts'
import type { FileStore } from '../../../files/fileStore.ts'
import { writeAudit } from '../../audit/auditLog.ts'
import { readBytes } from '../reading/encoding.ts'
import { done, refuse, startJob, type StepResult } from './importStep.ts'
import { findImport } from '../importStore.ts'

async function hashFile(files: FileStore, key: string): Promise<{ hash: Buffer; bytes: number } | null> {
  const file = await files.open(key)
  if (file === null) return null
  const hash = createHash('sha256')
  for await (const chunk of readBytes(file)) hash.update(chunk)
  return { hash: hash.digest(), bytes: file.size }
}

const insert = `insert into import_job (uuid, kind, owner, is_everywhere, file_name, file, file_hash, file_bytes)
  select $1, $2, p.uuid, $4, $5, $6, $7, $8 from person p where p.subject = $3`

async function insertImport(
  deps: ImportDeps,
  client: PoolClient,
  call: CallContext,
  upload: string,
  kind: ImportKind,
): Promise<string | null> {
  const { subject, roles } = call
  const taken = await deps.uploads.take(client, upload, subject)
  const facts = taken === null ? null : await hashFile(deps.files, taken.file)
  if (taken === null || facts === null) return null
  const uuid = createUuid()
  // Files that were sent before names were made plain may still wait.
  const name = Array.from(plainFileName(taken.name, 'import')).slice(-160).join('')
  await client.query('insert into person (uuid, subject) values ($1, $2) on conflict (subject) do nothing', [
    createUuid(),
    subject,
  ])
  await client.query(insert, [uuid, kind, subject, roles.includes('ADMIN'), name, taken.file, facts.hash, facts.bytes])
  const job = await startJob(deps, client, 'import.read', { import: uuid }, call)
  await client.query('update import_job set job = $2 where uuid = $1', [uuid, job])
  await writeAudit(client, call, [
    { action: 'import.create', objectKind: 'import', object: uuid, after: { kind, rows: null } },
  ])
  return uuid
}

const findByKey = `select k.object from idempotence_key k join person p on p.uuid = k.person where p.subject = $1 and k.key = $2`
const keepKey = `insert into idempotence_key (person, key, object) select p.uuid, $2, $3 from person p where p.subject = $1
  on conflict do nothing`

/** Begins an import with a file that was sent; asked twice with one key, it is one. */
export function createImport(
  deps: ImportDeps,
  call: CallContext,
  upload: string,
  kind: ImportKind,
  key: string | null,
): Promise<StepResult> {
  const { subject } = call
  return deps.transact(async (client) => {
    if (key !== null) {
      await client.query(`select pg_advisory_xact_lock(hashtextextended('import ' || $1 || ' ' || $2, 0))`, [
        subject,
        key,
      ])
      const { rows } = await client.query<{ object: string }>(findByKey, [subject, key])
      if (rows[0] !== undefined && (await findImport(client, rows[0].object)) !== null) return done(rows[0].object)
    }
    const uuid = await insertImport(deps, client, call, upload, kind)
    if (uuid === null) return refuse(null, 'UNKNOWN', 'upload')
    if (key !== null) await client.query(keepKey, [subject, key.slice(0, 200), uuid])
    return done(uuid)
  })
}
