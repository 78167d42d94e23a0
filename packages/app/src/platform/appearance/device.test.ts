import { expect, test } from 'vitest'
import { claimsFixture, fakeSession, signedInAs } from '../../testing/fakeSession.ts'
import { memoryStorage } from '../../testing/memoryStorage.ts'
import { createAppearanceStore } from './appearanceStore.ts'
import { createDevice } from './device.ts'
import { parseDeviceSettings } from './deviceSettings.ts'

const usual = {
  followsSystem: false,
  textSize: 100,
  isCalm: false,
  density: 'comfortable',
  hasTables: false,
  mediaView: 'list',
}

function setUp(storage = memoryStorage()) {
  const system = {
    matches: true,
    addEventListener: (_name: string, listener: unknown) => void (system.flip = listener),
    flip: null as unknown,
  }
  const dataset: Record<string, string> = {}
  const device = createDevice({ storage, root: () => ({ dataset }), prefersDark: () => system })
  const becomeDark = (isDark: boolean) => {
    system.matches = isDark
    if (typeof system.flip === 'function') Reflect.apply(system.flip, null, [])
  }
  return { device, dataset, storage, becomeDark }
}

test.each([null, '', 'no json', '7', '{"textSize":300,"isCalm":"yes"}'])(
  'a device that keeps %j is as usual',
  (stored) => {
    expect(parseDeviceSettings(stored)).toEqual(usual)
  },
)

test('what is set shows on the document at once, is kept, and can be taken back', () => {
  const { device, dataset, storage } = setUp()
  expect(device.get()).toEqual(usual)
  device.change({ textSize: 125, isCalm: true, density: 'compact' })
  expect(dataset).toEqual({ textSize: '125', motion: 'reduced', density: 'compact' })
  expect(setUp(storage).device.get()).toEqual({ ...usual, textSize: 125, isCalm: true, density: 'compact' })
  device.change({ textSize: 100, isCalm: false, density: 'comfortable' })
  expect(dataset).toEqual({})
})

test('a device that follows its system shows that theme whatever the claim says, until another is chosen by hand', () => {
  const { device, storage, becomeDark } = setUp()
  const shown: string[] = []
  const store = createAppearanceStore({
    session: fakeSession(signedInAs([], claimsFixture({ theme: 'default' }))),
    storage,
    device,
    askUnit: async () => ({ kind: 'failed' }),
    askPreferences: async () => ({ kind: 'failed' }),
    apply: { theme: (name) => shown.push(name), primary: () => undefined },
  })
  expect(store.getSnapshot().theme).toBe('default')
  device.change({ followsSystem: true })
  expect(store.getSnapshot().theme).toBe('dark')
  becomeDark(false)
  expect(store.getSnapshot().theme).toBe('default')
  becomeDark(true)
  store.chooseTheme('default')
  expect([store.getSnapshot().theme, device.get().followsSystem]).toEqual(['default', false])
  becomeDark(true)
  expect(shown.at(-1)).toBe('default')
})
