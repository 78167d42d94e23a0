import type { Pool, PoolClient } from 'pg'
import { inTransaction } from '../../../database/transaction.ts'
import { createUuid } from '../../../database/uuid.ts'
import { digestOf } from '../learner/handIn.ts'

interface DemoTask {
  readonly title: string
  readonly instructions: string
  /** Days from today. */
  readonly opens: number | null
  readonly due: number | null
  readonly lateRule: 'ALLOW' | 'REFUSE'
  readonly state: 'DRAFT' | 'PUBLISHED' | 'CLOSED'
  readonly maxPoints: number | null
  readonly kinds: readonly string[]
  readonly answers: readonly string[]
  readonly comments: readonly [passed: string, returned: string]
}

/** One task in each language, and a draft. Texts that people write have one language. */
const demoTasks: readonly DemoTask[] = [
  {
    title: 'Safety walk through your workplace',
    instructions: `Walk through your workplace with the checklist of the safety course.\n\n- Name **three** hazards that you found.\n- Say for each what you would change.\n- Add a photo where it helps.`,
    opens: -20,
    due: 4,
    lateRule: 'ALLOW',
    state: 'PUBLISHED',
    maxPoints: null,
    kinds: ['TEXT', 'FILES', 'PHOTO'],
    answers: [
      'The cable of the packing table lies across the walkway. I would fix it under the table. The fire extinguisher in hall B is hidden behind pallets, so I would mark the floor in front of it. The light on the stairs flickers.',
      'I found three things: a blocked escape route at gate 4, a missing sign at the charging station, and gloves with holes in the shelf. I told the shift leader about the gate on the same day.',
      'Wet floor next to the washing machine, no sign. The ladder has a loose step. The first-aid box was last checked two years ago.',
    ],
    comments: ['Good eye for detail. Please report the ladder at once.', 'Say for each hazard what you would change.'],
  },
  {
    title: 'Beratungsgespräch vorbereiten',
    instructions: `Bereiten Sie ein Beratungsgespräch mit einer Kundin vor.\n\n- Welche Fragen stellen Sie zuerst?\n- Wie gehen Sie mit einer Beschwerde um?`,
    opens: -30,
    due: -3,
    lateRule: 'ALLOW',
    state: 'PUBLISHED',
    maxPoints: 20,
    kinds: ['TEXT', 'FILES', 'LINK'],
    answers: [
      'Zuerst frage ich nach dem Anlass und dem Ziel der Kundin. Dann fasse ich zusammen, was ich verstanden habe. Eine Beschwerde nehme ich ernst, notiere sie und nenne einen Termin für die Antwort.',
      'Ich beginne mit offenen Fragen: Was haben Sie bisher genutzt? Was hat gefehlt? Bei einer Beschwerde höre ich zu, entschuldige mich und biete zwei Lösungen an.',
    ],
    comments: [
      'Klar aufgebaut. Der Termin für die Antwort ist ein guter Gedanke.',
      'Bitte ergänzen Sie ein Beispiel für eine Beschwerde.',
    ],
  },
  {
    title: 'Ripoti ya ziara ya mafunzo',
    instructions: `Andika ripoti fupi ya ziara yako ya mafunzo.\n\n- Umejifunza nini?\n- Utatumiaje ulichojifunza kazini?`,
    opens: -60,
    due: -25,
    lateRule: 'REFUSE',
    state: 'CLOSED',
    maxPoints: null,
    kinds: ['TEXT'],
    answers: [
      'Nimejifunza jinsi ya kupokea bidhaa na kukagua nyaraka. Kazini nitaandaa orodha ya ukaguzi ili tusisahau hatua yoyote.',
      'Nimejifunza kupanga ghala kwa usalama. Nitaweka alama kwenye njia za dharura na kuwaeleza wenzangu.',
    ],
    comments: ['Kazi nzuri.', 'Tafadhali eleza jinsi utakavyotumia ulichojifunza.'],
  },
  {
    title: 'First-aid poster for your team',
    instructions: 'Draw a poster with the four steps of first aid. Hand in a photo of it.',
    opens: null,
    due: null,
    lateRule: 'ALLOW',
    state: 'DRAFT',
    maxPoints: 10,
    kinds: ['PHOTO'],
    answers: [],
    comments: ['', ''],
  },
]

/** Tasks with people at every state and answers that wait. Only where there is no task yet. @returns how many it made */
export const seedDemoTasks = (pool: Pool): Promise<number> =>
  inTransaction(pool, async (client) => {
    await client.query('select from unit where is_general for update')
    const { rows } = await client.query<{ unit: string }>(
      `select uuid as unit from unit where is_general and key = 'demo' and not exists (select from task)`,
    )
    const general = rows[0]?.unit
    if (general === undefined) return 0
    const { rows: managed } = await client.query<{ unit: string }>(managedUnit)
    // The first two are those of the demo's manager.
    for (const [place, task] of demoTasks.entries())
      await addTask(client, place < 2 ? (managed[0]?.unit ?? general) : general, task, place)
    return demoTasks.length
  })

const insertTask = `insert into task (uuid, title, instructions, state, owner_unit, opens_at, due_at, late_rule, resubmissions, answer_kinds, grading,
    max_points, pass_points, published_at, announced_at, created_at, updated_at)
  select $1, $2, $3, $4, $5, (installation_day() + $6::int)::timestamp at time zone z, day_end(installation_day() + $7::int, z), $8, 2, $9,
    case when $10::int is null then 'PASS_FAIL' else 'POINTS' end, $10, $10 * 6 / 10, case when $4 <> 'DRAFT' then now() + $6::int * interval '1 day' end,
    now(), now() + coalesce($6, 0)::int * interval '1 day', now() - $11 * interval '1 hour'
  from unit_zone($5::uuid) z`

const managedUnit = `select m.unit from unit_membership m join person p on p.uuid = m.person
  where p.username = 'manager' and m.role = 'MANAGER' order by m.created_at, m.unit limit 1`

// The demo's own learner first, then others of the unit, different ones in each task.
const readPeople = `select p.uuid from person p where p.status = 'ACTIVE' and 'LEARNER' = any(p.roles)
    and p.uuid in (select m.person from unit_ancestor a join unit_membership m on m.unit = a.unit where a.ancestor = $2)
  order by p.username is distinct from 'learner', md5(p.uuid::text || $1), p.uuid limit 26`

async function addTask(client: PoolClient, unit: string, task: DemoTask, place: number): Promise<void> {
  const uuid = createUuid()
  await client.query(insertTask, [
    uuid,
    task.title,
    task.instructions,
    task.state,
    unit,
    task.opens,
    task.due,
    task.lateRule,
    task.kinds,
    task.maxPoints,
    place,
  ])
  const { rows } = await client.query<{ uuid: string }>(readPeople, [String(place), unit])
  await client.query('insert into task_person (task, person) select $1, p from unnest($2::uuid[]) p', [
    uuid,
    rows.map((row) => row.uuid),
  ])
  if (task.answers.length === 0) return
  for (const [at, person] of rows.entries())
    await addAnswer(client, { uuid, task, person: person.uuid, at: at + place })
}

type Fate = 'NOTHING' | 'DRAFT' | 'SUBMITTED' | 'REVISED' | 'RETURNED' | 'PASSED' | 'FAILED'
const fates: readonly Fate[] = [
  ...(['RETURNED', 'SUBMITTED', 'PASSED', 'SUBMITTED', 'NOTHING', 'PASSED', 'REVISED', 'DRAFT'] as const),
  ...(['PASSED', 'SUBMITTED', 'FAILED', 'PASSED', 'NOTHING'] as const),
]

interface DemoAnswer {
  readonly uuid: string
  readonly task: DemoTask
  readonly person: string
  readonly at: number
}

const insertSubmission = `insert into task_submission (uuid, task, person, unit, state, draft_text, draft_sequence, drafted_at, version,
    first_handed_in_at, handed_in_at, is_late, returned_count, points, decided_at, created_at)
  select $1, t.uuid, $3, (select m.unit from unit_membership m where m.person = $3 order by m.is_default desc, m.created_at limit 1), $4, $5, 1,
    now() - $7 * interval '1 hour', $6, f.at, case when $6 > 0 then now() - $8 * interval '1 hour' end, coalesce(f.at > t.due_at, false), $9, $10,
    case when $4 in ('PASSED', 'FAILED') then now() - $11 * interval '1 hour' end, now() - $7 * interval '1 hour'
  from task t cross join lateral (select case when $6 > 0 then now() - $7 * interval '1 hour' end as at) f where t.uuid = $2`

const insertVersion = `insert into task_version (submission, number, text, handed_in_at, sha256, receipt, decision, comment, points, reviewed_at, reviewed_by)
  values ($1, $2, $3, now() - $4 * interval '1 hour', $5, $6, $7, $8, $9, case when $7::text is not null then now() - $10 * interval '1 hour' end,
    case when $7::text is not null then (select p.uuid from person p where p.username in ('admin', 'manager') and p.uuid <> $11
      order by (p.username = 'manager') = ($12 % 3 > 0) desc, p.username limit 1) end)`

async function addAnswer(client: PoolClient, { uuid, task, person, at }: DemoAnswer): Promise<void> {
  const chosen = fates[at % fates.length] ?? 'NOTHING'
  // A task that is closed has no begun answers; some still wait.
  const fate = task.state === 'CLOSED' && chosen === 'DRAFT' ? 'NOTHING' : chosen
  if (fate === 'NOTHING') return
  const submission = createUuid()
  const text = task.answers[at % task.answers.length] ?? ''
  const isRevised = fate === 'REVISED'
  const version = fate === 'DRAFT' ? 0 : isRevised ? 2 : 1
  const base = task.state === 'CLOSED' ? 26 * 24 : 24
  // Hours ago: handed in first, the newest version, reviewed.
  const [first, latest] = [base + 30 + at * 11, isRevised ? base + at * 5 : base + 30 + at * 11]
  const reviewed = Math.max(latest - 6 - ((at * 17) % 150), 1)
  const points =
    task.maxPoints === null ? null : fate === 'PASSED' ? task.maxPoints - (at % 6) : fate === 'FAILED' ? 7 : null
  const state = isRevised ? 'SUBMITTED' : fate
  const returned = isRevised || fate === 'RETURNED' ? 1 : 0
  await client.query(insertSubmission, [
    submission,
    uuid,
    person,
    state,
    version === 0 ? text.slice(0, 60) : text,
    version,
    first,
    latest,
    returned,
    points,
    reviewed,
  ])
  const [passed, again] = task.comments
  for (let number = 1; number <= version; number += 1) {
    const isReturned = fate === 'RETURNED' || number < version
    const decision = isReturned ? 'RETURNED' : fate === 'PASSED' || fate === 'FAILED' ? fate : null
    const written = isRevised && number === 1 ? `${text.split('. ')[0] ?? text}.` : text
    await client.query(insertVersion, [
      submission,
      number,
      written,
      number === version ? latest : first,
      digestOf(written, '', []),
      `T-DEMO-${submission.slice(-8).toUpperCase()}${number}`,
      decision,
      isReturned ? again : decision === 'PASSED' ? passed : '',
      number === version ? points : null,
      number === version ? reviewed : Math.max(first - 20, latest + 1),
      person,
      at,
    ])
  }
}
