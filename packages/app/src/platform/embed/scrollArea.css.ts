import { layers } from '@somo/ui/theme/layers.css'
import { globalStyle } from '@vanilla-extract/css'

// The document is the scroll area: it goes on scrolling by wheel, touch and keys, and nothing in it moves, since only
// the bar is not drawn (session.md S2.9).
globalStyle('html[data-scrollbar="hidden"]', { '@layer': { [layers.utilities]: { scrollbarWidth: 'none' } } })
globalStyle('html[data-scrollbar="hidden"]::-webkit-scrollbar', {
  '@layer': { [layers.utilities]: { display: 'none' } },
})
