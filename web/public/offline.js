// The page is shown at the address that could not be reached: loading it again tries that one.
const again = () => window.location.reload();
document.querySelector('button').addEventListener('click', again);
window.addEventListener('online', again);
