import { createToasts } from '@somo/ui/toasts'

/** The page's one queue of toasts: what came of the person's actions, shown by the region in the root of every page. */
export const toasts = createToasts()
