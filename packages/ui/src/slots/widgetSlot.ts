import { useState } from 'react'
import type { UiLocale } from '../locale/texts.ts'
import { loadWidgetTexts } from '../locale/widgets/widgetTexts.ts'
import { useUiLocale } from '../components/SomoProvider/SomoProvider.tsx'
import { createModuleSlot, useModuleSlot, type ModuleSlot, type SlotState } from './moduleSlot.ts'

/** The place of one chunk with React Aria parts, by the language it is to be drawn in. */
export type WidgetSlot<Module> = Readonly<Record<UiLocale, ModuleSlot<Module>>>

/**
 * A slot that is ready when both are here, fetched side by side: the chunk and the widgets' words of the person's
 * language. Either one failing is the failure of the slot, and the next ask tries again.
 */
export function createWidgetSlot<Module>(load: () => Promise<Module>): WidgetSlot<Module> {
  const slotIn = (locale: UiLocale): ModuleSlot<Module> =>
    createModuleSlot(async () => {
      const [module] = await Promise.all([load(), loadWidgetTexts(locale)])
      return module
    })
  return { en: slotIn('en'), de: slotIn('de'), sw: slotIn('sw') }
}

/** What a component knows of a widget slot and can ask of it. */
export interface WidgetSlotUse<Module> {
  readonly status: SlotState<Module>['status']
  /** The chunk, where it may be drawn closed: it and the words of the language at hand are here. */
  readonly ready: Module | null
  /** The chunk, from when it is wanted and ready until it is no longer wanted. */
  readonly drawn: Module | null
  /** Starts the download in the language at hand. Never throws. */
  readonly warm: () => void
}

/**
 * Follows a widget slot in the language of the nearest SomoProvider. What is drawn stays drawn when the language changes
 * meanwhile: the words follow by themselves (`AriaSurroundings`), and nobody loses an open dialog by choosing a language.
 */
export function useWidgetSlot<Module>(slot: WidgetSlot<Module>, isWanted: boolean): WidgetSlotUse<Module> {
  const ofLanguage = slot[useUiLocale()]
  const { status, module } = useModuleSlot(ofLanguage)
  const [previous, setPrevious] = useState<{ readonly drawn: Module | null }>({ drawn: null })
  const drawn = isWanted ? (module ?? previous.drawn) : null
  if (drawn !== previous.drawn) setPrevious({ drawn })
  return { status, ready: module, drawn, warm: ofLanguage.warm }
}
