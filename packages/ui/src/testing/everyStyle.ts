/** Everything of ui that brings styles, for the test that reads the built style sheets. */
import '../theme/global.ts'

export const styles: Readonly<Record<string, unknown>> = import.meta.glob(
  ['../components/**/*.css.ts', '../templates/**/*.css.ts'],
  {
    eager: true,
  },
)
