import base from './playwright.config'
export default { ...base, testDir: '/work/wt/hosted/e2e', webServer: undefined, outputDir: '/tmp/pw-out' }
