import type { MediumUsage, UsingCourse } from '@somo/graphql/schema'
import type { Pool } from 'pg'
import type { Caller } from '../../../access/caller.ts'
import { isUnitInScope, scopeOf } from '../../scope.ts'
import { findMedium } from '../mediumStore.ts'
import { countLearners } from '../publication/concernedLearners.ts'

interface CourseRow extends UsingCourse {
  readonly isManaged: boolean
}

const most = 200

// A course uses what its published version or its draft contains.
const courses = (managed: string): string => `
  select m.uuid, m.title, m.state, coalesce(bool_or(v.uuid = m.current_version), false) as "isPublished", ${managed} as "isManaged"
  from course_item i join medium_version v on v.uuid = i.course join medium m on m.uuid = v.medium
  where i.medium = $1 and (v.uuid = m.current_version or v.published_at is null)
  group by m.uuid order by m.title, m.uuid limit ${most}`

/** Where a medium is used, and by how many people; null where the caller does not manage it. */
export async function findUsage(pool: Pool, caller: Caller, uuid: string): Promise<MediumUsage | null> {
  const scope = scopeOf(caller)
  const medium = await findMedium(pool, scope, uuid)
  if (medium === null) return null
  const { rows } = await pool.query<CourseRow>(
    courses(isUnitInScope(scope, 'm.owner_unit', '$2')),
    scope.manager === null ? [uuid] : [uuid, scope.manager],
  )
  const managed = rows.filter(({ isManaged }) => isManaged)
  return {
    ...(await countLearners(pool, medium.currentVersion)),
    courses: managed.map(({ isManaged: _, ...course }) => course),
    otherCourses: rows.length - managed.length,
  }
}
