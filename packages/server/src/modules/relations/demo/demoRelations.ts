import type { Pool } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'

interface DemoRelation {
  /** Username of the learner. */
  readonly learner: string
  /** Username of the relative; null: nobody took the invitation. */
  readonly relative: string | null
  readonly email?: string
  readonly type: 'GUARDIAN' | 'MENTOR' | 'LINE_MANAGER'
  readonly sees: readonly string[]
  readonly state: 'INVITED' | 'ACTIVE' | 'ENDED' | 'DECLINED'
  readonly daysAgo: number
  readonly untilDays?: number
  readonly endedBy?: 'ADMINISTRATOR' | 'LEARNER' | 'RELATIVE'
}

/** One in each state; the invitation of 20 days ago has expired. */
const relations: readonly DemoRelation[] = [
  {
    learner: 'learner',
    relative: 'manager',
    type: 'LINE_MANAGER',
    state: 'ACTIVE',
    daysAgo: 120,
    sees: ['DUE_DATES', 'SCORES', 'CERTIFICATES'],
    untilDays: 240,
  },
  { learner: 'learner', relative: 'all', type: 'MENTOR', sees: ['DUE_DATES'], state: 'INVITED', daysAgo: 2 },
  {
    learner: 'learner',
    relative: 'baraka.mushi',
    type: 'MENTOR',
    sees: [],
    state: 'ACTIVE',
    daysAgo: 60,
    untilDays: 10,
  },
  {
    learner: 'zainab.abdi',
    relative: 'learner',
    type: 'MENTOR',
    state: 'ACTIVE',
    daysAgo: 40,
    sees: ['DUE_DATES', 'CERTIFICATES'],
  },
  {
    learner: 'peter.otieno',
    relative: null,
    type: 'GUARDIAN',
    state: 'INVITED',
    daysAgo: 4,
    email: 'achieng.otieno@post.example',
    sees: ['DUE_DATES'],
  },
  { learner: 'rukia.bakari', relative: null, type: 'GUARDIAN', sees: ['SCORES'], state: 'INVITED', daysAgo: 20 },
  {
    learner: 'grace.achieng',
    relative: 'daudi.mwangi',
    type: 'MENTOR',
    state: 'ENDED',
    daysAgo: 200,
    sees: ['DUE_DATES'],
    endedBy: 'LEARNER',
  },
  {
    learner: 'jonas.richter',
    relative: null,
    type: 'LINE_MANAGER',
    state: 'DECLINED',
    daysAgo: 15,
    sees: [],
    email: 'k.brandt@post.example',
    endedBy: 'RELATIVE',
  },
]

const insert = `insert into relation (uuid, learner, relative, email, type, sees, state, until, code_hash, code_expires_at, relative_accepted_at,
    learner_accepted_at, started_at, ended_at, ended_by, created_by, created_at)
  select gen_random_uuid(), l.uuid, r.uuid, n.email, n.type, array(select jsonb_array_elements_text(n.sees)), n.state,
    installation_day() + n."untilDays", case when n.state = 'INVITED' and r.uuid is null then sha256(convert_to(gen_random_uuid()::text, 'UTF8')) end,
    case when r.uuid is null then m.at + interval '14 days' end, case when r.uuid is not null then m.at + interval '1 day' end,
    case when n.type = 'MENTOR' and n.state in ('ACTIVE', 'ENDED') then m.at + interval '2 days' end,
    case when n.state in ('ACTIVE', 'ENDED') then m.at + interval '2 days' end,
    case when n.state in ('ENDED', 'DECLINED') then m.at + interval '9 days' end, n."endedBy", (select uuid from person where username = 'admin'), m.at
  from jsonb_to_recordset($1::jsonb) as n(learner text, relative text, email text, type text, sees jsonb, state text, "daysAgo" int,
      "untilDays" int, "endedBy" text)
    join person l on l.username = n.learner left join person r on r.username = n.relative
    cross join lateral (select now() - make_interval(days => n."daysAgo") as at) m
  where (n.relative is null or r.uuid is not null) and not exists (select from relation)
    and exists (select from unit where is_general and key = 'demo')`

/** Links people of the demo, with a relation in each state. Only where there is none yet. @returns how many it made */
export const seedDemoRelations = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rowCount } = await client.query(insert, [JSON.stringify(relations)])
    return rowCount ?? 0
  })
