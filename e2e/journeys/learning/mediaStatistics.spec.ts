import { ask } from '../../fixtures/units.ts'
import { expect, test } from '../../fixtures/userSessions.ts'

const search = `query($search: String!) { catalogue { media(page: { first: 5 }, locale: "en", filter: { search: $search }) {
  items { uuid } } } }`

test('a search without a match is counted, and a manager’s figures keep unit and period', async ({ sitDown }, {
  retry,
}) => {
  const term = `zeppelin steering ${'abc'.charAt(retry)}`
  const learner = await sitDown({ username: `statistics-learner-${retry}`, roles: ['LEARNER'] })
  await learner.goto('/dashboard')
  for (let time = 0; time < 5; time += 1) await ask(learner, search, { search: term })

  const office = await sitDown({ username: `statistics-admin-${retry}`, roles: ['ADMIN'] })
  await office.goto('/media-statistics')
  await expect(office.getByRole('heading', { level: 1, name: 'Media statistics' })).toBeVisible()
  await office.getByRole('button', { name: /Last 12 weeks/ }).click()
  await office.getByRole('menuitemradio', { name: 'Last 26 weeks' }).click()
  await expect(office).toHaveURL(/weeks=26/)
  await expect(office.getByRole('button', { name: /As of/ })).toBeVisible()

  await office.getByRole('link', { name: 'Searches without results' }).click()
  await expect(office).toHaveURL(/tab=searches&weeks=26/)
  await office.getByRole('searchbox', { name: 'Find a search' }).fill(term)
  await expect(office.getByRole('row', { name: new RegExp(`${term} English 5`) })).toBeVisible()
})
