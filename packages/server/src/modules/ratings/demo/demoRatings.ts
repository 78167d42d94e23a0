import type { Pool } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'

/** What people wrote, by the main language of the medium; some wrote nothing. */
const comments: Readonly<Record<'en' | 'de' | 'sw', readonly string[]>> = {
  en: [
    'Clear and short. I could use it the same day.',
    '',
    'Good examples from our own buildings.',
    'I would have liked a picture of each step.',
    '',
  ],
  de: [
    'Verständlich erklärt, in zehn Minuten erledigt.',
    '',
    'Die Schritte hängen jetzt bei uns am Tor.',
    'Mehr Beispiele aus der Nachtschicht wären hilfreich.',
    '',
  ],
  sw: [
    'Maelezo ni mafupi na rahisi kufuata.',
    '',
    'Orodha hii tunaitumia kila asubuhi.',
    'Ningependa picha zaidi za sehemu za gari.',
    '',
  ],
}

const stars = [5, 4, 5, 3, 4, 5, 4, 2]

/**
 * Rates what the people of the demo have completed, in the languages of the media. What the demo accounts completed last
 * still waits for a rating. Only where nobody has rated yet.
 * @returns how many ratings it made
 */
export const seedDemoRatings = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rowCount } = await client.query(insertRatings, [JSON.stringify(comments), stars])
    return rowCount ?? 0
  })

const insertRatings = `insert into rating (person, medium, stars, comment, is_anonymous, rated_at, rated_on, updated_at)
  select n.person, n.medium, ($2::int[])[1 + n.place % 8], nullif($1::jsonb -> n.main_locale ->> (n.place % 5)::int, ''), n.place % 3 = 0,
    n.rated_at, installation_day(n.rated_at), n.rated_at
  from (
    select e.person, e.medium, m.main_locale, e.completed_at + interval '20 hours' as rated_at, p.is_account,
      row_number() over (order by e.medium, p.username, e.person) as place,
      row_number() over (partition by e.person order by e.completed_at desc, e.uuid) as latest
    from enrolment e join medium m on m.uuid = e.medium
      join (select uuid, username, username in ('learner', 'manager', 'admin', 'all') as is_account from person) p on p.uuid = e.person
    where e.completed_at is not null
  ) n
  where not (n.is_account and n.latest = 1) and not exists (select from rating)
    and exists (select from unit where is_general and key = 'demo')`
