import { globalLayer } from '@vanilla-extract/css'

/**
 * The cascade of the product, weakest first. The same order stands as a literal `<style>` in the app's index.html and
 * in Storybook's head, so that the order in which chunks arrive can never matter.
 */
export const layers = {
  reset: globalLayer('somo.reset'),
  theme: globalLayer('somo.theme'),
  brand: globalLayer('somo.brand'),
  components: globalLayer('somo.components'),
  layout: globalLayer('somo.layout'),
  utilities: globalLayer('somo.utilities'),
}
