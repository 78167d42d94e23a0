import { createModuleSlot, useWantedModule, type ModuleSlot, type SlotState } from '@somo/ui/slots/moduleSlot'

/** A module that is a chunk of its own: fetched before it is needed, and drawn in the very render that needs it. */
export interface LazyModule<Module> extends ModuleSlot<Module> {
  /** Starts the download unless it runs or is done. Never throws: a failure is a state, and the next call tries again. */
  readonly preload: () => void
}

/** Declares a lazy module: `lazy(() => import('./Panel.tsx'))`. Split at routes, drawers and heavy editors only. */
export const lazy = <Module>(load: () => Promise<Module>): LazyModule<Module> => preloadable(createModuleSlot(load))

/** A slot as a lazy module. */
export const preloadable = <Module>(slot: ModuleSlot<Module>): LazyModule<Module> => ({ ...slot, preload: slot.warm })

/** How a lazy module stands; it is fetched from when it is wanted, after what wants it was drawn. */
export const useLazy = <Module>(module: LazyModule<Module>, isWanted: boolean): SlotState<Module> =>
  useWantedModule(module, isWanted)
