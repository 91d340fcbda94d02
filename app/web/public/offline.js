/* The words of the offline page in the language that the person chose, or their browser's. Nothing else can be fetched
   when this page is shown, so they all stand here. Order: title, why, what is safe, button, what happens next. */

const TEXTS = {
  de: [
    'Atelier ist nicht erreichbar',
    'Entweder ist dieses Gerät offline, oder der Server läuft gerade nicht.',
    'Was du gespeichert hast, liegt auf dem Server und ist nicht verloren. Laufende Arbeiten gehen dort weiter. Hier kann erst wieder etwas erstellt oder angezeigt werden, wenn die Verbindung steht.',
    'Erneut versuchen',
    'Diese Seite versucht es außerdem alle 15 Sekunden von selbst.',
  ],
  es: [
    'No se puede acceder a Atelier',
    'O este dispositivo está sin conexión, o el servidor no está en marcha en este momento.',
    'Lo que guardaste está en el servidor y no se ha perdido. El trabajo en curso sigue allí sin ti. Aquí no se puede crear ni mostrar nada hasta que vuelva la conexión.',
    'Reintentar',
    'Esta página también lo intenta sola cada 15 segundos.',
  ],
  fr: [
    'Atelier est injoignable',
    'Soit cet appareil est hors ligne, soit le serveur est arrêté pour le moment.',
    'Ce que vous avez enregistré se trouve sur le serveur et n’est pas perdu. Les travaux en cours s’y poursuivent sans vous. Rien ne peut être créé ni affiché ici avant le retour de la connexion.',
    'Réessayer',
    'Cette page réessaie aussi d’elle-même toutes les 15 secondes.',
  ],
  it: [
    'Atelier non è raggiungibile',
    'O questo dispositivo è offline, o il server al momento non è in funzione.',
    'Ciò che hai salvato è sul server e non è andato perso. Il lavoro in corso prosegue lì senza di te. Qui non si può creare né mostrare nulla finché non torna la connessione.',
    'Riprova',
    'Questa pagina riprova anche da sola ogni 15 secondi.',
  ],
  pt: [
    'Não é possível acessar o Atelier',
    'Ou este dispositivo está offline, ou o servidor não está em execução no momento.',
    'O que você salvou está no servidor e não se perdeu. O trabalho em andamento continua lá sem você. Nada pode ser criado nem mostrado aqui até a conexão voltar.',
    'Tentar novamente',
    'Esta página também tenta de novo sozinha a cada 15 segundos.',
  ],
  ja: [
    'Atelier に接続できません',
    'この端末がオフラインか、サーバーが現在動いていません。',
    '保存したものはサーバーにあり、失われていません。進行中の作業はサーバー上で続いています。接続が戻るまで、ここでは作成も表示もできません。',
    '再試行',
    'このページは 15 秒ごとに自動でも再試行します。',
  ],
  ko: [
    'Atelier에 연결할 수 없습니다',
    '이 기기가 오프라인이거나 서버가 현재 실행 중이 아닙니다.',
    '저장한 내용은 서버에 있으며 사라지지 않았습니다. 진행 중인 작업은 서버에서 계속됩니다. 다시 연결될 때까지 여기서는 만들거나 볼 수 없습니다.',
    '다시 시도',
    '이 페이지는 15초마다 자동으로도 다시 시도합니다.',
  ],
  zh: [
    '无法连接到 Atelier',
    '此设备处于离线状态，或者服务器当前未运行。',
    '已保存的内容都在服务器上，不会丢失。正在进行的工作会在服务器上继续。在恢复连接之前，这里无法制作或显示任何内容。',
    '重试',
    '此页面还会每 15 秒自动重试一次。',
  ],
};

function chosen() {
  try {
    const own = localStorage.getItem('atelier-language');
    if (own) return [own];
  } catch {
    /* Storage is blocked: the browser's languages have to do. */
  }
  return navigator.languages;
}

const language = [...chosen()]
  .map((one) => one.toLowerCase().split('-')[0])
  .find((one) => one === 'en' || Object.hasOwn(TEXTS, one));
const texts = TEXTS[language];
if (texts) {
  document.documentElement.lang = language;
  document.title = texts[0];
  for (const [index, place] of [...document.querySelectorAll('[data-text]')].entries())
    place.textContent = texts[index];
}
