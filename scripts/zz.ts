import { startAppServer } from '#test/support/app-server.ts'
import { launchBrowser, openPage } from '#test/support/browser.ts'
import { signInFreshMember } from '#test/support/person.ts'
import { submitAll } from '#test/result-cases.ts'
import { visit } from '#test/support/visit.ts'
const server = await startAppServer()
const browser = await launchBrowser()
const shot = async (name: string, screen: any, options: any, marks: any, card: RegExp) => {
  const { page, close } = await openPage(browser, server.url, screen, { ...options })
  const member = await signInFreshMember(page); await submitAll(server.url, member)
  await visit(page, '/about4')
  await page.getByRole('button', { name: card }).click()
  await page.getByRole('region', { name: /^(Your advice|Sus consejos)/ }).waitFor()
  await page.evaluate((m) => Object.assign(document.documentElement.dataset, m), marks)
  await page.waitForTimeout(300)
  await page.screenshot({ path: `/tmp/s/advice-${name}.png`, fullPage: true })
  console.log(name, await page.evaluate(() => [document.documentElement.scrollWidth, document.querySelector('main')!.getBoundingClientRect().height / innerHeight, (document.querySelector('#next')!.getBoundingClientRect().top + scrollY) / innerHeight]))
  await close()
}
await shot('any', 'phone', {}, {}, /General/)
await shot('me', 'phone', {}, {}, /People Like/)
await shot('es320', 'small', { locale: 'es' }, { text: 'largest' }, /general/)
await shot('dark', 'desktop', {}, { colors: 'dark' }, /General/)
await browser.close(); await server.stop()
