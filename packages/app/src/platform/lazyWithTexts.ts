import { createSpokenSlot } from '@somo/ui/slots/spokenSlot'
import { preloadable, type LazyModule } from './lazy.ts'

/**
 * A lazy module whose widgets have texts of their own from the start, such as an upload field: it is ready when its code and
 * these texts in the page's language are both here. Otherwise the widgets come last and push down what is below them.
 */
export const lazyWithTexts = <Module>(load: () => Promise<Module>): LazyModule<Module> =>
  preloadable(createSpokenSlot(load))
