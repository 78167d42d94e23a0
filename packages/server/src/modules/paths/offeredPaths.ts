import type { OfferedLearningPath } from '@somo/graphql/schema'
import type { Queryable } from '../../database/transaction.ts'
import { isPathVisible } from '../learning/ownStages.ts'
import { createParameters } from '../list/keysetList.ts'
import { patternsOf } from '../searching.ts'

const most = 20

/** Paths that somebody can begin, by title. */
export async function findOfferedPaths(
  sql: Queryable,
  { subject, locale, search }: { readonly subject: string; readonly locale: string; readonly search: string },
): Promise<OfferedLearningPath[]> {
  const { values, add } = createParameters()
  const [own, language] = [add(subject), add(locale)]
  const person = `(select n.uuid from person n where n.subject = ${own})`
  const words = patternsOf(search.slice(0, 200)).map((pattern) => `p.search_text like ${add(pattern)}`)
  const { rows } = await sql.query<OfferedLearningPath>(
    `select p.uuid, coalesce(p.titles ->> ${language}, p.title) as title,
        coalesce(p.summaries ->> ${language}, p.summaries ->> p.main_locale) as summary,
        (select count(*)::int from path_stage s where s.version = p.current_version) as stages,
        (select count(*)::int from path_stage s join path_stage_item i on i.stage = s.uuid where s.version = p.current_version) as items,
        grants_certificate(p.uuid) as "hasCertificate",
        exists (select from enrolment e where e.person = ${person} and e.path = p.uuid
          and (e.access = 'OPEN' or e.completed_at is not null)) as "isMine"
      from learning_path p where ${[`p.booking = 'OPEN'`, isPathVisible('p', person), ...words].join(' and ')}
      order by p.title, p.uuid limit ${most}`,
    [...values],
  )
  return rows
}
