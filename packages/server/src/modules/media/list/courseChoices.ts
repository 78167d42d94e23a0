import type { CourseChoice } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import { isUuid } from '../../../database/uuid.ts'
import { createParameters } from '../../list/keysetList.ts'
import { scopeOf } from '../../scope.ts'
import { patternsOf } from '../../searching.ts'
import { coursesContaining, isOfferedForCourses } from '../editing/courseItems.ts'

const most = 20

/** Media that the caller may add to a course, by title, at most 20. */
export async function findCourseChoices(
  pool: Pool,
  caller: Caller,
  course: string,
  search: string,
): Promise<CourseChoice[]> {
  if (!isUuid(course)) return []
  const { values, add } = createParameters()
  const own = add(course)
  const subject = add(caller.subject)
  const words = patternsOf(search.slice(0, 200)).map((pattern) => `m.search_text like ${add(pattern)}`)
  const where = [
    `m.uuid not in ${coursesContaining(own)}`,
    `${subject}::text is not null`,
    isOfferedForCourses(scopeOf(caller), subject),
    ...words,
  ]
  const { rows } = await pool.query<CourseChoice>(
    `select m.uuid, m.kind, m.title, m.state, m.duration_minutes as "durationMinutes" from medium m
      where ${where.join(' and ')} order by m.title, m.uuid limit ${most}`,
    [...values],
  )
  return rows
}
