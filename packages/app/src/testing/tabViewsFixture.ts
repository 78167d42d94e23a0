import type { TabViewsUse } from '../domain/list/views/useTabViews.ts'

const unchanged = (): Promise<never> => new Promise(() => undefined)

/** The views of a list of which none are kept; any part can be replaced. */
export const tabViewsFixture = (parts: Partial<TabViewsUse> = {}): TabViewsUse => ({
  kept: '',
  viewId: null,
  saved: { views: [], problem: null, create: unchanged, update: unchanged, remove: unchanged },
  mayShare: true,
  hrefOf: (kept) => `?${kept}`,
  onGo: () => undefined,
  ...parts,
})
