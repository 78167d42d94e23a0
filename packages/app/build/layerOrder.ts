import type { Plugin } from 'vite'

/** The cascade of the product (ui/src/theme/layers.css.ts), exactly as the server's policy has hashed it. */
const order = '@layer somo.reset, somo.theme, somo.brand, somo.components, somo.layout, somo.utilities;'

const pattern = /(<style id="react-aria-pressable-style">)@layer[^<]*<\/style>/

/**
 * Keeps the one literal style of index.html as it is written: the server's content security policy allows it by its
 * hash, and a minifier that takes out a blank would make browsers refuse it.
 */
export function layerOrder(): Plugin {
  return {
    name: 'somo-layer-order',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        if (!pattern.test(html)) throw new Error('index.html lacks the order of the style layers.')
        return html.replace(pattern, `$1${order}</style>`)
      },
    },
  }
}
