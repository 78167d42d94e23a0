import type { ThemeName } from '@somo/ui/theme/tokens'
import type { BrowserStorage } from '../storage/storage.ts'
import { parseDeviceSettings, showDeviceSettings, themeOfSystem } from './deviceSettings.ts'
import type { DeviceSettings } from './deviceSettings.ts'

const key = 'somo.device'

/** The settings of this device, kept in its storage and shown on its document at once. */
export interface Device {
  /** The same object until something changes. */
  get(): DeviceSettings
  change(parts: Partial<DeviceSettings>): void
  /** What the operating system says now. */
  systemTheme(): ThemeName
  /** Told of each change here, and of the operating system's theme while that is followed. */
  subscribe(listener: () => void): () => void
}

/** What a device is made from. */
export interface DeviceParts {
  readonly storage: BrowserStorage
  readonly root: () => Pick<HTMLElement, 'dataset'>
  /** The media query for a dark operating system. */
  readonly prefersDark: () => Pick<MediaQueryList, 'matches' | 'addEventListener'>
}

/** Settings of one device; nothing of the browser is touched before they are used. */
export function createDevice({ storage, root, prefersDark }: DeviceParts): Device {
  const listeners = new Set<() => void>()
  let settings: DeviceSettings | null = null
  let isListening = false
  const get = (): DeviceSettings => (settings ??= parseDeviceSettings(storage.local.get(key)))
  const tell = (): void => {
    for (const listener of listeners) listener()
  }
  return {
    get,
    change: (parts) => {
      settings = { ...get(), ...parts }
      storage.local.set(key, JSON.stringify(settings))
      showDeviceSettings(settings, root())
      tell()
    },
    systemTheme: () => themeOfSystem(prefersDark().matches),
    subscribe: (listener) => {
      if (!isListening) {
        isListening = true
        prefersDark().addEventListener('change', () => {
          if (get().followsSystem) tell()
        })
      }
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
