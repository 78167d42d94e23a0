import { GetPreferencesDocument } from '@somo/graphql/appearance'
import {
  DiscardMenuDraftDocument,
  MenuConfigurationDocument,
  PublishMenuDocument,
  SaveMenuDraftDocument,
  UndoPublishMenuDocument,
} from '@somo/graphql/menu-configuration'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, noNetwork } from '../../testing/apiFixture.ts'
import { widerThanThePage } from '../../testing/overflow.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'
import { arrangementFixture, menuStateFixture } from './menuFixture.ts'
import type { MenuState } from './useMenuConfiguration.ts'

const savedMenu = (menu: MenuState = menuStateFixture()) => answer(MenuConfigurationDocument, { menu: { menu } })
const saved = (menu: MenuState, userErrors: { code: 'REQUIRED' | 'CHANGED_MEANWHILE'; path: string[] }[] = []) =>
  answer(SaveMenuDraftDocument, { menu: { saveDraft: { menu, userErrors } } })
const drafted = menuStateFixture({
  draft: arrangementFixture,
  hasDraft: true,
  revision: 2,
  draftSavedAt: '2026-11-24T11:42:00Z',
})
const published = answer(PublishMenuDocument, {
  menu: {
    publish: {
      menu: menuStateFixture({
        published: arrangementFixture,
        draft: arrangementFixture,
        hasPrevious: true,
        revision: 3,
      }),
      userErrors: [],
    },
  },
})

const list = (name: string) => page.getByRole('region', { name })
const learners = list('Learner')
const publish = page.getByRole('button', { name: 'Publish' })
const entryOf = (variables: unknown, id: string): unknown =>
  (variables as { arrangement: { groups: { entries: { id: string }[] }[] } } | undefined)?.arrangement.groups
    .flatMap(({ entries }) => entries)
    .find((entry) => entry.id === id)

test('hiding an entry saves a draft, shows in the preview, and is published by one button', async () => {
  const { calls } = await renderRoute('/menu-configuration', { answers: [savedMenu(), saved(drafted), published] })
  await expect.element(page.getByText(/It doesn’t protect the page/)).toBeVisible()
  const preview = list('Preview')
  await expect.element(preview.getByText('My ratings')).toBeVisible()
  await learners.getByRole('button', { name: 'Hide “My ratings”' }).click()
  await expect.element(preview.getByText('My ratings')).not.toBeInTheDocument()
  await expect.element(page.getByText('One change not published')).toBeVisible()
  await expect.poll(() => calls(SaveMenuDraftDocument).length).toBe(1)
  expect(entryOf(calls(SaveMenuDraftDocument)[0], '/my-ratings')).toMatchObject({
    hiddenFor: ['LEARNER', 'EDUCATION_MANAGER', 'ADMIN'],
  })
  await publish.click()
  await expect.element(page.getByText(/Menu published/)).toBeVisible()
  expect(calls(PublishMenuDocument)).toEqual([{ revision: 2 }])
  await expect.element(publish).not.toBeInTheDocument()
})

test('an entry is moved by keys alone', async () => {
  const { calls } = await renderRoute('/menu-configuration', { answers: [savedMenu(), saved(drafted)] })
  const handle = learners.getByRole('button', { name: /Move.*Catalogue/ })
  await expect.element(handle).toBeVisible()
  handle.element().focus()
  await userEvent.keyboard('{Enter}{ArrowUp}{Enter}')
  await expect.poll(() => calls(SaveMenuDraftDocument).length).toBe(1)
  const { arrangement } = calls(SaveMenuDraftDocument)[0] as {
    arrangement: { groups: { id: string; entries: { id: string }[] }[] }
  }
  expect(arrangement.groups[0]?.entries.map(({ id }) => id)).toEqual(['/dashboard', '/catalogue', '/media'])
})

test('a link without a name and an address is not published, and both fields say why', async () => {
  const missing = (path: string[]) => ({ code: 'REQUIRED' as const, path })
  const { calls } = await renderRoute('/menu-configuration', {
    answers: [
      savedMenu(),
      answer(SaveMenuDraftDocument, ({ arrangement }) => {
        const id =
          arrangement?.groups.flatMap(({ entries }) => entries).find((entry) => entry.id.startsWith('link-'))?.id ?? ''
        return {
          menu: {
            saveDraft: { menu: menuStateFixture(), userErrors: [missing([id, 'labels']), missing([id, 'url'])] },
          },
        }
      }),
    ],
  })
  await learners.getByRole('button', { name: 'Add' }).click()
  await page.getByRole('menuitem', { name: 'External link' }).click()
  const address = page.getByRole('textbox', { name: 'Address' })
  await expect.element(address).toBeVisible()
  await publish.click()
  await expect.element(page.getByText('Complete the marked entries first.')).toBeVisible()
  await expect.element(page.getByText('Enter an address.')).toBeVisible()
  await expect.element(page.getByText('Enter a name in at least one language.')).toBeVisible()
  expect(calls(PublishMenuDocument)).toEqual([])
})

test('the start page and this screen cannot be hidden', async () => {
  await renderRoute('/menu-configuration', { answers: [savedMenu()] })
  await expect.element(page.getByRole('img', { name: /“Overview” can’t be hidden/ })).toBeVisible()
  await expect.element(page.getByRole('img', { name: /“Menu” can’t be hidden/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Hide “Overview”' })).not.toBeInTheDocument()
})

test('who was overtaken by somebody else is told, and nothing is overwritten', async () => {
  const stale = saved(menuStateFixture({ revision: 5 }), [{ code: 'CHANGED_MEANWHILE', path: [] }])
  const { calls } = await renderRoute('/menu-configuration', { answers: [savedMenu(), stale] })
  const overtaken = page.getByText(/The menu was changed by someone else/)
  await learners.getByRole('button', { name: 'Hide “My units”' }).click()
  await expect.element(overtaken).toBeVisible()
  await learners.getByRole('button', { name: 'Hide “My ratings”' }).click()
  await expect.poll(() => calls(SaveMenuDraftDocument).map(({ revision }) => revision)).toEqual([1, 1])
  await expect.element(overtaken).toBeVisible()
})

test('who was overtaken throws away their own changes, not the draft of somebody else', async () => {
  const { calls } = await renderRoute('/menu-configuration', {
    answers: [savedMenu(), saved({ ...drafted, revision: 5 }, [{ code: 'CHANGED_MEANWHILE', path: [] }])],
  })
  await learners.getByRole('button', { name: 'Hide “My units”' }).click()
  await expect.element(page.getByText(/The menu was changed by someone else/)).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(learners.getByText('Works council')).toBeVisible()
  await expect.element(page.getByText(/The menu was changed by someone else/)).not.toBeInTheDocument()
  expect(calls(DiscardMenuDraftDocument)).toEqual([])
})

test('what was not saved without a network is saved and published by the next attempt', async () => {
  const { answer: reply, calls } = await renderRoute('/menu-configuration', {
    answers: [savedMenu(), answer(SaveMenuDraftDocument, noNetwork), published],
  })
  await learners.getByRole('button', { name: 'Hide “My ratings”' }).click()
  await expect.element(page.getByText(/^Not saved\./)).toBeVisible()
  reply(saved(drafted))
  await publish.click()
  await expect.element(page.getByText(/Menu published/)).toBeVisible()
  expect(calls(PublishMenuDocument)).toEqual([{ revision: 2 }])
})

test('a draft is thrown away, and the last publication is taken back', async () => {
  const live = menuStateFixture({ published: arrangementFixture, draft: arrangementFixture, hasPrevious: true })
  const { calls } = await renderRoute('/menu-configuration', {
    answers: [
      savedMenu({ ...live, draft: null, hasDraft: true, draftSavedAt: '2026-11-24T11:42:00Z' }),
      answer(DiscardMenuDraftDocument, { menu: { discardDraft: { menu: { ...live, revision: 2 }, userErrors: [] } } }),
      answer(UndoPublishMenuDocument, {
        menu: { undoPublish: { menu: menuStateFixture({ revision: 3 }), userErrors: [] } },
      }),
    ],
  })
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect.element(page.getByRole('button', { name: 'Discard' })).not.toBeInTheDocument()
  await expect.element(learners.getByText('Works council')).toBeVisible()
  await page.getByRole('button', { name: 'Undo last publication' }).click()
  await expect.element(page.getByText(/The previous menu is back/)).toBeVisible()
  expect(calls(UndoPublishMenuDocument)).toEqual([{ revision: 2 }])
})

test('on a phone nothing is wider than the page; without a network it says so', async () => {
  const { answer: reply } = await renderRoute('/menu-configuration', { answers: [savedMenu(drafted)], width: 360 })
  await expect.element(learners.getByText('Works council')).toBeVisible()
  expect(widerThanThePage()).toEqual([])
  reply(answer(SaveMenuDraftDocument, noNetwork))
  await learners.getByRole('button', { name: 'Hide “My ratings”' }).click()
  await expect.element(page.getByText(/^Not saved\./)).toBeVisible()
})

test('the published menu is that of the frame: order, name, and a link that opens a new window', async () => {
  const text = JSON.stringify({
    groups: [
      {
        id: 'start',
        entries: [
          { id: '/my-units', labels: { en: 'My teams' } },
          { id: '/dashboard' },
          { id: 'link-1', labels: { en: 'Works council' }, url: 'https://br.example/', level: 'LEARNER' },
        ],
      },
      { id: 'system', entries: [{ id: '/system', hiddenFor: ['ADMIN'] }] },
    ],
  })
  await renderRoute('/menu-configuration', {
    answers: [
      savedMenu(),
      answer(GetPreferencesDocument, { modulePreferences: { modulePreferences: [{ key: 'MENU', value: text }] } }),
    ],
  })
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const link = menu.getByRole('link', { name: /Works council/ })
  await expect.element(link).toHaveAttribute('target', '_blank')
  await expect.element(link).toHaveAttribute('href', 'https://br.example/')
  const names = menu
    .getByRole('link')
    .elements()
    .map((one) => one.textContent)
  expect(names.slice(0, 2)).toEqual(['My teams', 'Overview'])
  expect(names).not.toContain('Settings')
})
