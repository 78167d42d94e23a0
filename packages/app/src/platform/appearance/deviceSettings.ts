import type { Density, ThemeName } from '@somo/ui/theme/tokens'

/** How large letters may be drawn, in per cent of the design's own size. */
export const textSizes = [100, 112, 125] as const
export type TextSize = (typeof textSizes)[number]

/** How media are listed where a screen offers both. */
export type MediaView = 'list' | 'cards'

/** What a person set for this device alone: it is kept here, never sent, and no claim speaks of it (decision 0017). */
export interface DeviceSettings {
  /** Light or dark as the operating system says at the moment. It stands above the claim and above choices by hand. */
  readonly followsSystem: boolean
  readonly textSize: TextSize
  /** Motion is reduced, whatever the operating system says. */
  readonly isCalm: boolean
  /** How closely controls and rows stand. */
  readonly density: Density
  /** Charts are shown as tables. */
  readonly hasTables: boolean
  readonly mediaView: MediaView
}

const usual: DeviceSettings = {
  followsSystem: false,
  textSize: 100,
  isCalm: false,
  density: 'comfortable',
  hasTables: false,
  mediaView: 'list',
}

/** Reads what a device keeps; whatever cannot be read is as usual. */
export function parseDeviceSettings(stored: string | null): DeviceSettings {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    if (typeof value !== 'object' || value === null) return usual
    const size = 'textSize' in value ? textSizes.find((known) => known === value.textSize) : undefined
    return {
      followsSystem: 'followsSystem' in value && value.followsSystem === true,
      textSize: size ?? usual.textSize,
      isCalm: 'isCalm' in value && value.isCalm === true,
      density: 'density' in value && value.density === 'compact' ? 'compact' : usual.density,
      hasTables: 'hasTables' in value && value.hasTables === true,
      mediaView: 'mediaView' in value && value.mediaView === 'cards' ? 'cards' : usual.mediaView,
    }
  } catch {
    // What somebody else wrote there is as good as nothing.
    return usual
  }
}

/** Puts text size, motion and density on the document element, where the scales of ui look for them. */
export function showDeviceSettings(
  { textSize, isCalm, density }: DeviceSettings,
  { dataset }: Pick<HTMLElement, 'dataset'>,
): void {
  if (textSize === usual.textSize) delete dataset['textSize']
  else dataset['textSize'] = String(textSize)
  if (density === usual.density) delete dataset['density']
  else dataset['density'] = density
  if (isCalm) dataset['motion'] = 'reduced'
  else delete dataset['motion']
}

/** The question whose answer is the operating system's theme. */
export const darkQuery = '(prefers-color-scheme: dark)'

/** The theme an answer to that question means. */
export const themeOfSystem = (isDark: boolean): ThemeName => (isDark ? 'dark' : 'default')
