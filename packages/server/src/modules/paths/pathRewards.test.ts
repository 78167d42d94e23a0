import { expect, it } from 'vitest'
import { inTransaction } from '../../database/transaction.ts'
import { createUuid } from '../../database/uuid.ts'
import { emptyTables } from '../../testing/emptyTables.ts'
import { callerOf, read } from '../../testing/testOrganisation.ts'
import { recordEvents } from '../learning/learningEvents.ts'
import { createStageWorker } from './openStages.ts'
import { startPathScenario } from './testing/pathScenario.ts'

const { organisation, pool, ask, act, publishPath, begin, complete, revisionOf, mediumOf, uuidOf } = startPathScenario()

async function call(
  kind: 'query' | 'mutation',
  namespace: string,
  field: string,
  who = 'root',
  declared = '',
  variables = {},
) {
  const answer = await organisation.server.call(
    `${kind} ${declared} { ${namespace} { it: ${field} } }`,
    variables,
    callerOf(who),
  )
  return read(answer, namespace, 'it')
}

/** A published certificate. */
async function publishCertificate(name: string): Promise<string> {
  await emptyTables(pool(), 'certificate_template')
  const parts = 'template { uuid revision } userErrors { code }'
  const { template } = (await call(
    'mutation',
    'certificate',
    `createTemplate(name: "${name}", locale: "en") { ${parts} }`,
  )) as {
    template: { uuid: string; revision: number }
  }
  await call(
    'mutation',
    'certificate',
    `publishTemplate(uuid: "${template.uuid}", revision: ${template.revision}) { ${parts} }`,
  )
  return template.uuid
}

/** An active badge for completing a path. */
async function publishBadge(path: string, score: number | null = null) {
  await emptyTables(pool(), 'badge')
  const input = {
    names: ['en', 'de', 'sw'].map((locale) => ({ locale, text: `On board ${locale}` })),
    descriptions: [],
    image: { shape: 'SHIELD', colour: 'SAGE', icon: 'star' },
    rule: { match: 'ALL', repeats: false, conditions: [{ kind: 'COMPLETES', media: [path], count: null, score }] },
  }
  const created = (await call(
    'mutation',
    'badge',
    'create(kind: COURSE, input: $input, locale: "en") { badge { uuid revision rule { conditions { media { title } } } } userErrors { code path } }',
    'root',
    '($input: BadgeInput!)',
    { input },
  )) as { badge: { uuid: string; revision: number } | null; userErrors: unknown[] }
  const { badge } = created
  if (badge !== null)
    await call(
      'mutation',
      'badge',
      `publish(uuid: "${badge.uuid}", revision: ${badge.revision}, awardNow: true, locale: "en") { userErrors { code } }`,
    )
  return created
}

const choose = async (path: string, certificate: string | null) =>
  act(
    `updateDetails(uuid: "${path}", revision: ${await revisionOf(path)}, input: { titles: [{ locale: "en", text: "Onboarding" }], summaries: [],
      ownerUnit: "${organisation.units.school}", booking: OPEN, certificate: ${JSON.stringify(certificate)} })
      { path { uuid revision state } userErrors { code path } }`,
  )
const rewards = (path: string) =>
  ask('query', `learningPath(uuid: "${path}") { certificate { name } badges { names { text } state } }`)
const own = (who = 'pupil') => call('query', 'certificates', 'mine { title medium canRenew state }', who)
const counts = async () => {
  const { rows } = await pool().query<Record<string, number>>(
    `select (select count(*)::int from issued_certificate where path is not null) as certificates, (select count(*)::int from badge_award) as awards,
      (select count(*)::int from notification where event = 'CERTIFICATE_ISSUED') as "certificateNotifications",
      (select count(*)::int from notification where event = 'BADGE_EARNED') as "badgeNotifications"`,
  )
  return rows[0] ?? {}
}

it('a path gives its certificate and its badge once, however many completions arrive at the same moment', async () => {
  const path = await publishPath({ items: ['a'] }, { items: ['b'] })
  const certificate = await publishCertificate('Onboarding certificate')
  expect((await choose(path, certificate)).userErrors).toEqual([])
  expect((await publishBadge(path)).userErrors).toEqual([])
  expect(await rewards(path)).toEqual({
    certificate: { name: 'Onboarding certificate' },
    badges: [{ names: [{ text: 'On board en' }, { text: 'On board de' }, { text: 'On board sw' }], state: 'ACTIVE' }],
  })
  await begin(path)
  await complete('a')
  expect(await counts()).toEqual({ certificates: 0, awards: 0, certificateNotifications: 0, badgeNotifications: 0 })
  const { rows } = await pool().query<{ uuid: string }>(
    `update enrolment set progress_state = 'COMPLETED', progress = 100, completed_at = now(), started_at = now()
      where person = $1 and medium = $2 returning uuid`,
    [uuidOf('pupil'), mediumOf('b')],
  )
  const enrolment = rows[0]?.uuid ?? ''
  await Promise.all(
    Array.from({ length: 50 }, () =>
      inTransaction(pool(), (client) => recordEvents(client, [{ kind: 'COMPLETED', enrolment }])),
    ),
  )
  expect(await counts()).toEqual({ certificates: 1, awards: 1, certificateNotifications: 1, badgeNotifications: 1 })
  expect(await own()).toEqual([{ title: 'Onboarding', medium: path, canRenew: false, state: 'VALID' }])
  expect(
    await call(
      'query',
      'certificates',
      `issued(page: { first: 5 }, filter: { medium: "${path}" }) { items { title medium } }`,
    ),
  ).toEqual({
    items: [{ title: 'Onboarding', medium: path }],
  })
})

it('a path says in the catalogue that it gives a certificate, and is renewed when that has expired', async () => {
  const path = await publishPath({ items: ['a'] })
  const offered = () =>
    call('query', 'learningPaths', 'offered(locale: "en", search: "") { uuid hasCertificate }', 'pupil')
  await choose(path, null)
  expect(await offered()).toEqual([{ uuid: path, hasCertificate: false }])
  await choose(path, await publishCertificate('Onboarding certificate'))
  expect(await offered()).toEqual([{ uuid: path, hasCertificate: true }])
  await begin(path)
  await complete('a')
  await pool().query(`update issued_certificate set valid_until = installation_day() - 1`)
  // The learning path itself is still valid, so its page offers no renewal.
  expect(await own()).toMatchObject([{ canRenew: false, state: 'EXPIRED' }])
  await pool().query(`update enrolment set valid_until = now() - interval '1 day', renewal_days = 30 where path = $1`, [
    path,
  ])
  expect(await own()).toEqual([{ title: 'Onboarding', medium: path, canRenew: true, state: 'EXPIRED' }])
  const { enrolment } = (await call(
    'query',
    'learning',
    `ofMedium(medium: "${path}", locale: "en") { enrolment { uuid action } }`,
    'pupil',
  )) as { enrolment: { uuid: string; action: string } }
  expect(enrolment.action).toBe('RENEW')
  expect(
    await call(
      'mutation',
      'learning',
      `renew(enrolment: "${enrolment.uuid}", locale: "en") { enrolment { cycle } userErrors { code } }`,
      'pupil',
    ),
  ).toEqual({ enrolment: { cycle: 2 }, userErrors: [] })
})

it('who has done everything before gets them with the enrolment, and is told by the job', async () => {
  const path = await publishPath({ items: ['a'] })
  await choose(path, await publishCertificate('Onboarding certificate'))
  await publishBadge(path)
  await complete('a')
  await begin(path)
  expect(await counts()).toMatchObject({ certificates: 1, awards: 1 })
  const worker = createStageWorker()
  await inTransaction(pool(), async (client) => {
    if (await worker.isNeeded?.(client)) await worker.step({}, null, { client, owner: null, uuid: createUuid() })
  })
  expect(await counts()).toEqual({ certificates: 1, awards: 1, certificateNotifications: 1, badgeNotifications: 1 })
})

it('a certificate that is not published cannot be chosen, and a badge asks no score of a path', async () => {
  const path = await publishPath({ items: ['a'] })
  expect((await choose(path, createUuid())).userErrors).toEqual([{ code: 'NOT_OFFERED', path: ['certificate'] }])
  expect((await publishBadge(path, 80)).userErrors).toEqual([{ code: 'NOT_OFFERED', path: ['rule', '0', 'score'] }])
  const certificate = await publishCertificate('Onboarding certificate')
  await choose(path, certificate)
  await choose(path, null)
  expect(await rewards(path)).toMatchObject({ certificate: null })
})
