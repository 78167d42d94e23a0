import { cruise } from 'dependency-cruiser'
import config from '../../dependency-cruiser.config.mjs'

/**
 * Checks a tree against the rules of dependency-cruiser.config.mjs.
 * @param {string} root the folder the paths of the rules begin at
 * @param {string[]} folders what to look through, from the root
 * @returns {Promise<{ modules: number, violations: string[] }>} how many files of ours were seen, and one sentence for
 * each import that points the wrong way
 */
export async function checkDirections(root, folders) {
  const { options, ...ruleSet } = config
  const { output } = await cruise(folders, { ...options, ruleSet, validate: true, baseDir: root, outputType: 'json' })
  if (typeof output !== 'string') throw new Error('dependency-cruiser did not answer with JSON.')
  const { modules, summary } = JSON.parse(output)
  const comments = new Map((config.forbidden ?? []).map((rule) => [rule.name, rule.comment]))
  return {
    modules: modules.filter((/** @type {{ source: string }} */ { source }) => !source.includes('node_modules')).length,
    violations: summary.violations.map(
      (/** @type {{ from: string, to: string, rule: { name: string } }} */ { from, to, rule }) =>
        `${from} → ${to}: ${rule.name}. ${comments.get(rule.name) ?? ''}`,
    ),
  }
}
