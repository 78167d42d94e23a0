import { chmod, mkdir } from 'node:fs/promises'
import { findBinaries } from '@somo/server/database/embedded/binaries'
import { clusterOwner, createCluster, findPostmaster, readPassword, startCluster, stopCluster } from '@somo/server/database/embedded/cluster'
import { findDatabaseUser } from '@somo/server/database/embedded/systemUser'
import { migrate } from '@somo/server/database/migrate'
import { seedScale } from '@somo/server/database/seed/scale/seedScale'
import pg from 'pg'
const folder = '/tmp/us-scale'
const user = await findDatabaseUser()
await mkdir(folder, { recursive: true }); await chmod(folder, 0o755)
const cluster = { binaries: await findBinaries(user), user, home: folder + '/postgres' }
await createCluster(cluster, { shared_buffers: '512MB', effective_cache_size: '2GB', random_page_cost: '1.1', max_wal_size: '4GB' })
if ((await findPostmaster(cluster)) === null) await startCluster(cluster)
const pm = await findPostmaster(cluster)
const base = `postgres://${clusterOwner}:${await readPassword(cluster)}@127.0.0.1:${pm?.port ?? 0}`
const admin = new pg.Client({ connectionString: base + '/postgres' }); await admin.connect()
const { rows } = await admin.query("select from pg_database where datname='s'")
if (rows.length === 0) {
  await admin.query('create database s')
  const pool = new pg.Pool({ connectionString: base + '/s', max: 2 })
  await migrate(pool)
  console.log('migrated')
  await seedScale(pool, { users: 50000, units: 2500, seed: 1, today: '2026-11-29', hasAccounts: false })
  console.log('people')
  const q = async (t: string) => { const s = Date.now(); await pool.query(t); console.log(t.slice(0, 50), Date.now() - s) }
  await q(`insert into medium (uuid, kind, main_locale, titles, owner_unit) select gen_random_uuid(), 'PAGE', 'en', jsonb_build_object('en', 'Course ' || g), (select uuid from unit where is_general) from generate_series(1, 500) g`)
  await q('alter table enrolment disable trigger user')
  await q(`insert into enrolment (uuid, person, medium, cycle, is_mandatory, created_at, due_at, started_at, completed_at, valid_until, progress_state, progress, renewal_days, score)
    select gen_random_uuid(), p.uuid, m.uuid, 1, x.r % 3 <> 0, now() - interval '400 days' + x.r % 300 * interval '1 day',
      case when x.r % 5 <> 0 then now() + (x.r % 400 - 380) * interval '1 day' end,
      case when x.r % 4 <> 0 then now() - interval '90 days' end,
      case when x.r % 20 < 15 or x.r % 400 < 375 then now() - (x.r % 80) * interval '1 day' end,
      case when (x.r % 20 < 15 or x.r % 400 < 375) and x.r % 2 = 0 then now() + (x.r % 1000 - 20) * interval '1 day' end,
      case when x.r % 20 < 15 or x.r % 400 < 375 then 'COMPLETED' else 'IN_PROGRESS' end, 50, 30, case when x.r % 3 = 0 then 80 end
    from (select uuid, row_number() over () as n from person) p cross join generate_series(1, 20) g
    cross join lateral (select (hashint4((p.n * 20 + g)::int) & 2147483647) as r) x
    join (select uuid, row_number() over () as n from medium) m on m.n = (p.n * 7 + g * 23) % 500 + 1`)
  await q('alter table enrolment enable trigger user')
  await q(`insert into enrolment_source (uuid, enrolment, kind, due_at, since) select gen_random_uuid(), uuid, 'MANAGER', due_at, created_at from enrolment`)
  await q(`insert into past_enrolment_term (enrolment, until_at, access, is_mandatory, due_at, grace_days, valid_until, renewal_days, failed_at, waived_until)
    select uuid, now() - interval '40 days', access, is_mandatory, due_at - interval '30 days', 0, null, 0, null, null from enrolment where hashtext(uuid::text) % 3 = 0`)
  await q('vacuum (analyze)')
  await pool.end()
}
await admin.end()
const { listRows, readTiles, countRows } = await import('@somo/server/modules/userStatistics/listStore')
const { listItems, listMatrix, countItems } = await import('@somo/server/modules/userStatistics/matrixStore')
const { momentOf } = await import('@somo/server/modules/userStatistics/statisticsRows')
const pool = new pg.Pool({ connectionString: base + '/s', max: 1 })
const explain = process.argv[2] ?? ''
if (explain !== '') {
  const real = pool.query.bind(pool)
  // @ts-expect-error one-off
  pool.query = async (t: string, v: unknown[]) => { if (typeof t === 'string' && t.startsWith('select')) { const r = await real('explain (analyze, buffers off) ' + t, v); console.log(t.slice(0, 120)); console.log(r.rows.map((x: Record<string, string>) => x['QUERY PLAN']).join('\n').slice(0, 3500)) } return real(t, v) }
}
const one = async (t: string) => (await pool.query<{ v: string }>(t)).rows[0]?.v ?? ''
console.log(await one('select count(*)::text as v from enrolment'))
const large = await one(`select unit as v from unit_people where people > 5000 and people < 30000 order by people desc limit 1`).catch(() => '')
const small = await one(`select unit as v from unit_people where people between 40 and 60 limit 1`)
const medium = await one('select uuid as v from medium limit 1')
const past = await momentOf(pool, '2026-09-15')
const scope = { manager: null }
const plan = (field: 'NAME' | 'DUE') => ({ field, direction: 'ASCENDING' as const, limit: 50, isBackward: false, from: null })
const cases: Record<string, () => Promise<unknown>> = {}
for (const [n, p] of [['now', null], ['past', past]] as const) {
  for (const f of ['NAME', 'DUE'] as const) {
    cases[`${n} list ${f}`] = () => listRows(pool, plan(f), { scope, filter: {}, past: p })
    cases[`${n} overdue ${f}`] = () => listRows(pool, plan(f), { scope, filter: { state: ['OVERDUE', 'IN_GRACE'] }, past: p })
    cases[`${n} expired ${f}`] = () => listRows(pool, plan(f), { scope, filter: { state: ['EXPIRED'] }, past: p })
    cases[`${n} small unit ${f}`] = () => listRows(pool, plan(f), { scope, filter: { unit: small }, past: p })
    cases[`${n} large unit overdue ${f}`] = () => listRows(pool, plan(f), { scope, filter: { unit: large, state: ['OVERDUE'] }, past: p })
    cases[`${n} medium ${f}`] = () => listRows(pool, plan(f), { scope, filter: { medium }, past: p })
    cases[`${n} search ${f}`] = () => listRows(pool, plan(f), { scope, filter: { search: 'anna' }, past: p })
  }
  cases[`${n} count`] = () => countRows(pool, 1000, { scope, filter: {}, past: p })
  cases[`${n} tiles`] = () => readTiles(pool, 1000, { scope, filter: {}, past: p })
  cases[`${n} tiles small unit`] = () => readTiles(pool, 1000, { scope, filter: { unit: small }, past: p })
  cases[`${n} tiles large unit`] = () => readTiles(pool, 1000, { scope, filter: { unit: large }, past: p })
  cases[`${n} items`] = () => listItems(pool, { scope, filter: {}, past: p })
  cases[`${n} items small`] = () => listItems(pool, { scope, filter: { unit: small }, past: p })
  cases[`${n} matrix`] = () => listMatrix(pool, plan('NAME') as never, { scope, filter: {}, past: p }, [medium])
  cases[`${n} matrix small`] = () => listMatrix(pool, plan('NAME') as never, { scope, filter: { unit: small }, past: p }, [medium])
  cases[`${n} itemCounts`] = () => countItems(pool, { scope, filter: {}, past: p }, [medium])
}
for (const [name, run] of Object.entries(cases)) {
  if (explain !== '' && name !== explain) continue
  const times: number[] = []
  await pool.query("set statement_timeout = '8s'")
  try { for (let i = 0; i < 4; i++) { const s = performance.now(); await run(); times.push(performance.now() - s); if (times[0]! > 3000) break } } catch (e) { console.log(name, String(e).slice(0, 80)); continue }
  const best = Math.min(...times)
  console.log(name.padEnd(34), best.toFixed(1), best > 50 ? 'SLOW' : '')
}
await pool.end()
if (process.argv[3] === 'stop') await stopCluster(cluster)
