import { join } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import remarkGfm from 'remark-gfm'
import { browsers } from '../packages/app/build/leanStyles.ts'

// The canary must fail axe; it exists only for the check that the checks can fail, and so only on demand.
const stories =
  process.env['SOMO_CANARY'] === '1'
    ? ['./canary.stories.tsx']
    : ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx', '../packages/app/src/**/*.stories.tsx']

// Storybook reads its configuration from the default export.
export default defineMain({
  framework: '@storybook/react-vite',
  stories,
  addons: [
    '@storybook/addon-a11y',
    // Tables of the documentation pages are GitHub's Markdown, which MDX does not read by itself.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  previewAnnotations: (entries = []) => [join(import.meta.dirname, 'contrastGate.ts'), ...entries],
  // Lessons about Storybook itself: nobody's work here, and drawn each time it opens.
  features: { menuOnboardingChecklist: false, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other analyser needs the compiler's old interface, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // The same browsers as the product's: for older ones `:dir(rtl)` becomes a list of languages, and no story is mirrored.
  viteFinal: (config) => ({
    ...config,
    build: { ...config.build, cssTarget: browsers },
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
  }),
})
