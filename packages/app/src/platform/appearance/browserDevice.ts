import { useSyncExternalStore } from 'react'
import { browserStorage } from '../storage/storage.ts'
import { createDevice } from './device.ts'
import { darkQuery } from './deviceSettings.ts'
import type { DeviceSettings } from './deviceSettings.ts'

/** The device the page is shown on. */
export const browserDevice = createDevice({
  storage: browserStorage,
  root: () => document.documentElement,
  prefersDark: () => matchMedia(darkQuery),
})

/** Its settings, and how to change them. */
export function useDevice(): DeviceSettings & { readonly change: (parts: Partial<DeviceSettings>) => void } {
  return { ...useSyncExternalStore(browserDevice.subscribe, browserDevice.get), change: browserDevice.change }
}
