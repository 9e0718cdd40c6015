/** Prints a dot for each file of tests, so that a long run shows that it goes on. */
export default class Dots {
  onTestResult() {
    process.stdout.write('.')
  }
  onRunComplete() {
    process.stdout.write('\n')
  }
}
