import type { DashboardReviews } from '@somo/graphql/schema'
import type { Queryable } from '../../../database/transaction.ts'
import { isAmongPeopleInScope } from '../../scope.ts'
import { mayReview, me, type Reviewer } from './reviewStore.ts'

/** How many answers the caller can review now, counted to 1000, and since when; null where nothing waits. */
export async function readWaitingReviews(sql: Queryable, reviewer: Reviewer): Promise<DashboardReviews | null> {
  const { rows } = await sql.query<{ count: number; oldestAt: string | null }>(
    `select count(*)::int as count, min(w.handed_in_at) as "oldestAt" from (
      select s.handed_in_at from task_submission s join task k on k.uuid = s.task
      where s.state = 'SUBMITTED' and (s.claimed_until is null or s.claimed_until <= now() or s.claimed_by = ${me})
        and ${mayReview(reviewer, 's', isAmongPeopleInScope)}
      order by s.handed_in_at, s.uuid limit 1000) w`,
    [reviewer.subject],
  )
  const { count = 0, oldestAt = null } = rows[0] ?? {}
  return oldestAt === null ? null : { count, oldestAt }
}
