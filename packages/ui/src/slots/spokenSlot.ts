import { uiLocales } from '../locale/texts.ts'
import { loadWidgetTexts } from '../locale/widgets/widgetTexts.ts'
import { createModuleSlot, type ModuleSlot } from './moduleSlot.ts'

/**
 * A slot for a part of a page whose widgets speak from the start (a place for files, a field of a colour): ready when its
 * code and the widgets' words in the page's language are both here, fetched side by side. Without it these widgets come
 * after the rest of the part and push down what is below them.
 */
export const createSpokenSlot = <Module>(load: () => Promise<Module>): ModuleSlot<Module> =>
  createModuleSlot(async () => {
    const { lang } = document.documentElement
    const locale = uiLocales.find((known) => known === lang) ?? 'en'
    const [module] = await Promise.all([load(), loadWidgetTexts(locale)])
    return module
  })
