import type { PoolClient } from 'pg'
import { createUuid } from '../../../database/uuid.ts'
import { readItems } from '../mediumStore.ts'

const insert = `insert into course_item (uuid, course, medium, position, chapter, is_required, opens)
  select n.uuid, $1, i.medium, i.position, i.chapter, i.is_required,
    case when a.uuid is not null then jsonb_set(i.opens, '{after}', to_jsonb(a.uuid::text)) else i.opens end
  from unnest($2::uuid[], $3::uuid[]) as n (uuid, original) join course_item i on i.uuid = n.original
  left join unnest($2::uuid[], $3::uuid[]) as a (uuid, original) on a.original::text = i.opens ->> 'after'`

/** Copies the outline of one version of a course to another; what opens after an item opens after its copy. */
export async function copyItems(client: PoolClient, from: string, to: string): Promise<void> {
  const items = await readItems(client, [from])
  await client.query(insert, [to, items.map(() => createUuid()), items.map(({ uuid }) => uuid)])
}
