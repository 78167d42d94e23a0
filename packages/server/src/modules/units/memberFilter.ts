import type { MemberFilter } from '@somo/graphql/schema'
import { patternOf } from '../searching.ts'
import { type Values } from './statements.ts'

/** Which members `m`, each a person `p`, of a unit a filter means: one rule for what a list shows and what its selection concerns. */
export function writeMemberConditions(unit: string, { search, role, source }: MemberFilter, values: Values): string[] {
  const text = search?.trim() ?? ''
  return [
    `m.unit = ${values.put(unit)}::uuid`,
    ...(text === '' ? [] : [`p.search_text like fold_text(${values.put(patternOf(text))})`]),
    ...(role && role.length > 0 ? [`m.role = any(${values.put(role)}::text[])`] : []),
    ...(source && source.length > 0 ? [`m.source = any(${values.put(source)}::text[])`] : []),
  ]
}
