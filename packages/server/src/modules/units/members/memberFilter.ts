import type { MemberFilter } from '@somo/graphql/schema'
import { patternsOf } from '../../searching.ts'
import { type Values } from '../statements.ts'

/** Which members `m`, each a person `p`, of a unit a filter means: one rule for what a list shows and what its selection concerns. */
export function writeMemberConditions(unit: string, { search, role, source }: MemberFilter, values: Values): string[] {
  return [
    `m.unit = ${values.put(unit)}::uuid`,
    ...patternsOf(search ?? '').map((pattern) => `p.search_text like ${values.put(pattern)}`),
    ...(role && role.length > 0 ? [`m.role = any(${values.put(role)}::text[])`] : []),
    ...(source && source.length > 0 ? [`m.source = any(${values.put(source)}::text[])`] : []),
  ]
}
