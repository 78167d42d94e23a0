import { join } from 'node:path'
import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import remarkGfm from 'remark-gfm'
import { browsers } from '../packages/app/build/leanStyles.ts'

// The canary must fail axe. It proves that the checks can fail, so it is included on demand only.
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
    // The documentation pages use GitHub's Markdown tables, which MDX does not support by itself.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-themes',
    '@storybook/addon-vitest',
  ],
  previewAnnotations: (entries = []) => [join(import.meta.dirname, 'contrastGate.ts'), ...entries],
  // Hides Storybook's onboarding checklists.
  features: { menuOnboardingChecklist: false, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The default analyser needs the compiler API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  // The browsers of the product's build. For older ones the minifier replaces `:dir(rtl)` by a list of languages, which
  // breaks right-to-left stories.
  viteFinal: (config) => ({
    ...config,
    build: { ...config.build, cssTarget: browsers },
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
  }),
})
