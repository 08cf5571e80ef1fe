// The app: which screen is shown.

export function App() {
  return <main>Flagfall</main>;
}
