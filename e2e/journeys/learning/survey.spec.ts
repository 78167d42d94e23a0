import { ask, makeUnit } from '../../fixtures/units.ts'
import { expect, test } from '../../fixtures/userSessions.ts'

test('a survey is created, previewed without a trace, published, and answered through a lost network', async ({
  sitDown,
}, { retry }) => {
  const title = `Your opinion ${retry}`
  const office = await sitDown({ username: `survey-office-${retry}`, roles: ['ADMIN'] })
  const unit = `Survey office ${retry}`
  await makeUnit(office, { name: unit, key: `survey-office-${retry}` })
  const button = (name: string | RegExp) => office.getByRole('button', { name })

  await office.goto('/media-management')
  await button(/^Create/).click()
  await office.getByRole('menuitem', { name: 'Survey', exact: true }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /^Title/ }).fill(title)
  await dialog.getByRole('combobox', { name: /^Owner/ }).fill(unit)
  await office.getByRole('option', { name: new RegExp(unit) }).click()
  await dialog.getByRole('button', { name: 'Create and edit' }).click()
  await expect(office.getByRole('heading', { level: 1, name: title })).toBeVisible()

  await button('Add question').click()
  await office.getByRole('menuitem', { name: 'Single choice' }).click()
  await dialog.getByRole('textbox', { name: /^Question/ }).fill('Was it clear?')
  await dialog.getByRole('textbox', { name: 'Answer A', exact: true }).fill('Yes')
  await dialog.getByRole('textbox', { name: 'Answer B', exact: true }).fill('No')
  await dialog.getByText('Answer required').click()
  await dialog.getByRole('button', { name: 'Save question' }).click()
  // The draft saves itself: nothing is missing any more.
  await expect(office.getByRole('link', { name: 'Check', exact: true })).toBeVisible()

  await button('Preview as learner').click()
  await expect(office.getByText('Preview. Nothing is saved.')).toBeVisible()
  await office.getByRole('radio', { name: /Yes/ }).check()
  await button('Review and submit').last().click()
  await button('Send answers').click()
  await expect(office.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  await button('Back to editor').first().click()

  await button('Publish').click()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(office.getByText('Version 1 published').first()).toBeVisible()
  const medium = new URL(office.url()).searchParams.get('medium')
  await office.goto(`/media-management?medium=${medium}&tab=usage`)
  await expect(office.getByText('0 people have answered the published version.')).toBeVisible()

  const page = await sitDown({ username: `survey-learner-${retry}`, roles: ['LEARNER'] })
  // Learners may start it themselves.
  const open = `mutation($uuid: ID!, $revision: Int!) { medium { updateAccess(uuid: $uuid, revision: $revision,
    input: { booking: OPEN, visibleTo: [] }) { userErrors { code } } } }`
  const published = await ask<{ media: { medium: { revision: number } } }>(
    office,
    'query($uuid: ID!) { media { medium(uuid: $uuid) { revision } } }',
    { uuid: medium },
  )
  await ask(office, open, { uuid: medium, revision: published.media.medium.revision })
  const enrol = 'mutation($medium: ID!) { learning { enrol(medium: $medium, locale: "en") { userErrors { code } } } }'
  await ask(page, enrol, { medium })
  await page.goto(`/media?medium=${medium}&view=play`)
  await page.getByRole('radio', { name: /No/ }).check()
  await page.reload()
  await expect(page.getByRole('radio', { name: /No/ })).toBeChecked()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Review and submit' }).last().click()
  await page.getByRole('button', { name: 'Send answers' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for a connection' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 15_000 })
  await expect(page.getByText(`You’ve completed ${title}.`)).toBeVisible()

  await office.reload()
  await expect(office.getByText('1 person has answered the published version.')).toBeVisible()
  await expect(office.getByText(/from 5 answers on/)).toBeVisible()
})
