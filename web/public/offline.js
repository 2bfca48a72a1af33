// The page is shown at the address that could not be reached: loading it again tries that one.
const again = () => window.location.reload();
const look = () => fetch('/healthz').then(again, () => undefined);
document.querySelector('button').addEventListener('click', again);
window.addEventListener('online', again);
// Not every browser tells when the connection is back.
setInterval(look, 5_000);
