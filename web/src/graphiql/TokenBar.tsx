/** Where the token goes, and the way back to the documentation. It is kept nowhere: a reload forgets it. */
export function TokenBar({ token, onChange }: { token: string; onChange: (token: string) => void }) {
  return (
    <header className="explorer-bar">
      <h1>
        <a href="/developers">
          koli<span>.</span>
        </a>{' '}
        API explorer
      </h1>
      <label>
        <span>Access token</span>
        <input
          type="password"
          autoComplete="off"
          spellCheck={false}
          placeholder="koli_pat_…"
          value={token}
          onChange={(event) => onChange(event.target.value.trim())}
        />
      </label>
      <a className="link" href="/edit-profile/setting#access-tokens">
        Create a token
      </a>
      <p>{token ? 'Forgotten when you close or reload this page.' : 'Public fields work without a token.'}</p>
    </header>
  );
}
